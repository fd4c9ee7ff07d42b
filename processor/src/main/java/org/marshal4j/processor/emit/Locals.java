package org.marshal4j.processor.emit;

import com.palantir.javapoet.NameAllocator;
import java.util.Locale;
import java.util.Set;
import org.marshal4j.processor.codec.Members;

/** Names for the local variables of a method. No variable hides what the method means by the name of something else. */
public final class Locals {

    private final NameAllocator names;

    /** Names other than these. */
    public Locals(Set<String> taken) {
        this(new NameAllocator());
        taken.forEach(names::newName);
    }

    private Locals(NameAllocator names) {
        this.names = names;
    }

    /** Names for the variables of one statement: others may use the same behind it. */
    public Locals inner() {
        return new Locals(names.clone());
    }

    /** A name for a variable that holds what has that name. */
    public String newName(String suggestion) {
        return names.newName(withoutCapitals(suggestion));
    }

    /** Classes and constants are spelt with capitals, and so variables are not. */
    private static String withoutCapitals(String name) {
        if (name.equals(Members.upperSnake(name))) {
            String lower = name.toLowerCase(Locale.ROOT);
            return lower.equals(name) ? "field" + name : lower;
        }
        int first = name.codePointAt(0);
        return Character.toString(Character.toLowerCase(first)) + name.substring(Character.charCount(first));
    }
}
