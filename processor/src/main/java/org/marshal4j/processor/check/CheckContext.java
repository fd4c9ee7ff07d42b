package org.marshal4j.processor.check;

import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.program.Program;

/**
 * What checks know besides the type that they look at.
 *
 * @param program the program being compiled
 * @param nested what its types hold
 * @param lock the lock file with the accepted schemas of its types
 * @param isUntrusted whether messages may come from untrusted senders
 * @param version the version of the processor, for messages
 */
public record CheckContext(Program program, NestedTypes nested, Lock lock, boolean isUntrusted, String version) {
    /** The option that says whether messages may come from untrusted senders: {@code true} or {@code false}. */
    public static final String UNTRUSTED = "marshal4j.untrusted";
}
