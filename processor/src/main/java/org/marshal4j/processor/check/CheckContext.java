package org.marshal4j.processor.check;

import java.util.List;
import java.util.function.Supplier;
import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.program.Program;
import org.marshal4j.schema.Schema;

/**
 * What checks know besides the type that they look at.
 *
 * @param program the program being compiled
 * @param nested what its types hold
 * @param lock the lock file with the accepted schemas of its types
 * @param isUntrusted whether messages may come from untrusted senders
 * @param version the version of the processor, for messages
 * @param today finds the schemas of all types with {@code @Marshal} that are being compiled, as far as they have any
 */
public record CheckContext(
        Program program,
        NestedTypes nested,
        Lock lock,
        boolean isUntrusted,
        String version,
        Supplier<List<Schema>> today) {
    /** The option that says whether messages may come from untrusted senders: {@code true} or {@code false}. */
    public static final String UNTRUSTED = "marshal4j.untrusted";
}
