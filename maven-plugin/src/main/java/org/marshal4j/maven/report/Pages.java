package org.marshal4j.maven.report;

import java.util.List;

/** A form of the pages. */
public interface Pages {
    /** The forms that there are. */
    List<Pages> ALL = List.of(new HtmlPages(), new MarkdownPages());

    /** What the names of the files end in. */
    String suffix();

    /** The page that lists all types. */
    String index(String module, List<TypeFacts> types);

    /** The page of a type. */
    String type(TypeFacts type);
}
