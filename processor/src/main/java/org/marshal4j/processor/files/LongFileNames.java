package org.marshal4j.processor.files;

import com.palantir.javapoet.TypeSpec;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.marshal4j.schema.text.TypeFileName;

/** Finds generated classes whose files file systems would refuse. Compilers report those at no line, and late. */
final class LongFileNames {

    /** The suffix of a source file. */
    static final String SOURCE = ".java";

    static final String ADVICE = "Shorten the name of the class, or of the classes that enclose it.";

    private static final String CLASS = ".class";

    private LongFileNames() {}

    /** What is wrong with the names of the files of a generated class and of those inside it. */
    static Optional<String> of(TypeSpec type) {
        String longest = longest(type.name(), type) + CLASS;
        return TypeFileName.isShort(longest)
                ? Optional.empty()
                : Optional.of("the name of a class file would have "
                        + longest.getBytes(StandardCharsets.UTF_8).length + " bytes, and file systems allow "
                        + TypeFileName.MOST_BYTES);
    }

    private static String longest(String name, TypeSpec type) {
        String longest = name;
        for (TypeSpec nested : type.typeSpecs()) {
            String inside = longest(name + "$" + nested.name(), nested);
            if (inside.getBytes(StandardCharsets.UTF_8).length > longest.getBytes(StandardCharsets.UTF_8).length) {
                longest = inside;
            }
        }
        return longest;
    }
}
