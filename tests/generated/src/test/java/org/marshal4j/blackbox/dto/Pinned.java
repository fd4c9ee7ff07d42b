package org.marshal4j.blackbox.dto;

import java.lang.Character.UnicodeScript;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Records of one value each. */
public final class Pinned {
    private Pinned() {}

    @Marshal
    record OneText(String text) {}

    @Marshal
    record OneTextRequired(@Required String text) {}

    @Marshal
    record OneEnum(UnicodeScript constant) {}

    @Marshal
    record OneArray(short[] array) {}

    @Marshal
    record OneBox(Integer box) {}

    @Marshal
    record OneFixedRequired(@Required OneBox nested) {}
}
