package org.marshal4j.audit.pair;

import org.marshal4j.audit.classes.Method;
import org.objectweb.asm.tree.ClassNode;

/**
 * Two methods of a class that should agree.
 *
 * @param reading the class whose object reads: another one only if a class writes and another one reads
 * @param copies whether the reader copies what it reads to another stream
 */
public record Pair(PairKind kind, ClassNode owner, Method writer, ClassNode reading, Method reader, boolean copies) {

    /** Methods of one class. */
    Pair(PairKind kind, ClassNode owner, Method writer, Method reader, boolean copies) {
        this(kind, owner, writer, owner, reader, copies);
    }

    /** Whether these are its methods. */
    boolean isOf(Method write, Method read) {
        return writer.id().equals(write.id()) && reader.id().equals(read.id());
    }
}
