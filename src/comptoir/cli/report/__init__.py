"""Reports of studies as people read them: one page, as HTML that stands alone and as Markdown."""
