package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** One field of each type, for the table of pinned bytes. */
public final class Pinned {
    private Pinned() {}

    /** Primitives. */
    @Marshal
    static class Numbers {
        byte int8 = -2;
        short int16 = 0x0102;
        char char16 = '€';
        int int32 = 0x01020304;
        long int64 = 0x0102030405060708L;
        float float32 = 1.5f;
        double float64 = -2.25;
        boolean yes = true;
        boolean no;
    }

    /** One text. */
    @Marshal
    static class OneText {
        String text;
    }

    /** One text that is never null. */
    @Marshal
    static class OneTextRequired {
        @Required
        String text;
    }

    /** One box. */
    @Marshal
    static class OneBox {
        Integer box;
    }

    /** One box that is never null. */
    @Marshal
    static class OneBoxRequired {
        @Required
        Integer box;
    }

    /** One enum. */
    @Marshal
    static class OneEnum {
        Many constant;
    }

    /** One array. */
    @Marshal
    static class OneArray {
        short[] array;
    }

    /** One list. */
    @Marshal
    static class OneList {
        List<Integer> list;
    }

    /** One list of texts. */
    @Marshal
    static class OneTextList {
        List<String> list;
    }

    /** A list of lists. */
    @Marshal
    static class OneListOfLists {
        List<List<Boolean>> lists;
    }

    /** One nested object of fixed size. */
    @Marshal
    static class OneFixed {
        OneBox nested;
    }

    /** One nested object of fixed size that is never null. */
    @Marshal
    static class OneFixedRequired {
        @Required
        OneBox nested;
    }

    /** One nested object of variable size. */
    @Marshal
    static class OneVariable {
        OneText nested;
    }

    /** A subclass. The superclass's field comes first. */
    @Marshal
    static class Sub extends OneText {
        byte last = 9;
        transient int cache = 7;
    }
}
