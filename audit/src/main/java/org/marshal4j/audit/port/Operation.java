package org.marshal4j.audit.port;

import org.jspecify.annotations.Nullable;

/**
 * What a call on a stream does.
 *
 * @param form the form on the wire; null if the call moves nothing
 * @param argument which argument, from 0, holds the value that is written, or is counted; −1 for none
 * @param counting whether the argument is the number of elements, otherwise its own elements count
 * @param writes whether it writes, otherwise it reads
 * @param name which argument, from 0, is the name of a field; −1 for none. With a name and no form, the next value has
 *     that name
 */
public record Operation(@Nullable String form, int argument, boolean counting, boolean writes, int name) {

    /** Whether the form consists of elements: its name ends with an asterisk. */
    public static boolean isCounted(String form) {
        return form.endsWith("*");
    }

    static Operation parse(String text, boolean writes) {
        int named = text.indexOf('!');
        int name = named < 0 ? -1 : Integer.parseInt(text.substring(named + 1));
        return parse(named < 0 ? text : text.substring(0, named), writes, name);
    }

    private static Operation parse(String text, boolean writes, int name) {
        if (text.equals("-")) {
            return new Operation(null, -1, false, writes, name);
        }
        int mark = Math.max(text.indexOf('#'), text.indexOf('@'));
        if (mark < 0) {
            return new Operation(text, 0, false, writes, name);
        }
        int argument = Integer.parseInt(text.substring(mark + 1));
        return new Operation(text.substring(0, mark), argument, text.charAt(mark) == '#', writes, name);
    }
}
