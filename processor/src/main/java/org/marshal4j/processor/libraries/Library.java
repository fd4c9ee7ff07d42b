package org.marshal4j.processor.libraries;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/**
 * One of our artifacts that generated code calls.
 *
 * @param id its artifact id
 * @param isAlwaysNeeded whether all generated code calls it; other artifacts are used only if they are there
 * @param first a class that all versions have, and that the compiler can read without other artifacts
 * @param others classes that generated code names, and that some older versions lack
 */
record Library(String id, boolean isAlwaysNeeded, String first, List<String> others) {

    static final List<Library> ALL = List.of(
            new Library(
                    "marshal4j-runtime",
                    true,
                    "org.marshal4j.runtime.MarshalVersion",
                    List.of(
                            "org.marshal4j.runtime.Output",
                            "org.marshal4j.runtime.layout.ObjectLayout",
                            "org.marshal4j.runtime.generated.Failures",
                            "org.marshal4j.runtime.generated.FillingMarshaller")),
            // The processor's jar relocates the schema, and the relocation rewrites literals that begin with this name.
            new Library("marshal4j-schema", true, String.join(".", "org", "marshal4j", "schema", "Schema"), List.of()),
            new Library(
                    "marshal4j-chronicle",
                    false,
                    "org.marshal4j.chronicle.ChronicleMarshaller",
                    List.of(
                            "org.marshal4j.chronicle.BytesMessages",
                            "org.marshal4j.chronicle.BytesBlocks",
                            "org.marshal4j.chronicle.FillingBytesMarshaller")));

    Library {
        others = List.copyOf(others);
    }

    /** Whether any version of it is available to the module of a subject. */
    boolean isThere(Program program, Subject subject) {
        return program.findNear(subject, first).isPresent();
    }

    /** A class that generated code may name and that is missing. */
    Optional<String> missing(Program program, Subject subject) {
        return Stream.concat(Stream.of(first), others.stream())
                .filter(name -> program.findNear(subject, name).isEmpty())
                .findFirst();
    }
}
