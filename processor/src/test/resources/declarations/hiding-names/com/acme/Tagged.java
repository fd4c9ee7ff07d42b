package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

/** Its view has a method for the count of the tags, which must have another name than the number. */
@Marshal(view = true)
public interface Tagged {
    List<java.lang.String> tags();

    Tagged tags(List<java.lang.String> tags);

    int tagsSize();

    Tagged tagsSize(int tagsSize);
}
