package org.marshal4j.processor.codec;

import com.palantir.javapoet.NameAllocator;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * Names that are still free in a scope. {@link NameAllocator} gives the same ones, but makes a random UUID for each, and
 * so loads generators of random numbers.
 */
public final class FreeNames {

    private final Set<String> taken;

    /** All names are free. */
    public FreeNames() {
        this(Set.of());
    }

    private FreeNames(Set<String> taken) {
        this.taken = new HashSet<>(taken);
    }

    /** Takes a name: the suggested one as an identifier, with underscores behind it if it is taken or a keyword. */
    public String newName(String suggestion) {
        String name = NameAllocator.toJavaIdentifier(suggestion);
        while (SourceVersion.isKeyword(name) || !taken.add(name)) {
            name += "_";
        }
        return name;
    }

    /** The same names, some of which may then be taken there only. */
    public FreeNames inner() {
        return new FreeNames(taken);
    }
}
