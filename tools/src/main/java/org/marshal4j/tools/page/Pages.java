package org.marshal4j.tools.page;

import java.util.List;

/** A format of the pages. */
public interface Pages {
    /** All formats. */
    List<Pages> ALL = List.of(new HtmlPages(), new MarkdownPages());

    /** {@return the suffix of file names} */
    String suffix();

    /**
     * Makes the page that lists all types.
     *
     * @param module the name of the module
     * @param types the types
     * @return the text of the page
     */
    String index(String module, List<TypeFacts> types);

    /**
     * Makes the page of a type.
     *
     * @return the text of the page
     */
    String type(TypeFacts type);
}
