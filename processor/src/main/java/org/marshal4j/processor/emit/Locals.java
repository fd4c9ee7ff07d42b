package org.marshal4j.processor.emit;

import java.util.Locale;
import java.util.Set;
import org.marshal4j.processor.codec.FreeNames;
import org.marshal4j.processor.codec.Members;

/** Names for the local variables of a method. No variable hides a name that the method uses for something else. */
public final class Locals {

    private final FreeNames names;

    /** Creates names that differ from these. */
    public Locals(Set<String> taken) {
        this(new FreeNames());
        taken.forEach(names::newName);
    }

    private Locals(FreeNames names) {
        this.names = names;
    }

    /** Names for the variables of one statement; later statements may use them again. */
    public Locals inner() {
        return new Locals(names.inner());
    }

    /** A name for a variable that holds the thing of that name. */
    public String newName(String suggestion) {
        return names.newName(withoutCapitals(suggestion));
    }

    /** Classes and constants begin with a capital letter, so variables do not. */
    private static String withoutCapitals(String name) {
        if (name.equals(Members.upperSnake(name))) {
            String lower = name.toLowerCase(Locale.ROOT);
            return lower.equals(name) ? "field" + name : lower;
        }
        int first = name.codePointAt(0);
        return Character.toString(Character.toLowerCase(first)) + name.substring(Character.charCount(first));
    }
}
