package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Names;

/** Expressions for a new, empty container in place of the variable {@code current}, whose order it has. */
final class EmptyAgain {
    private static final ClassName SAME_ORDER = Names.support("SameOrder");

    private EmptyAgain() {}

    /** A new collection. */
    static CodeBlock of(CollectionKind kind, CodeBlock empty) {
        return switch (kind) {
            case SORTED_SET, NAVIGABLE_SET, TREE_SET -> CodeBlock.of("$T.treeSet(current)", SAME_ORDER);
            case CONCURRENT_SKIP_LIST_SET -> CodeBlock.of("$T.skipListSet(current)", SAME_ORDER);
            default -> empty;
        };
    }

    /** A new map. */
    static CodeBlock of(MapKind kind, CodeBlock empty) {
        return switch (kind) {
            case SORTED_MAP, NAVIGABLE_MAP, TREE_MAP -> CodeBlock.of("$T.treeMap(current)", SAME_ORDER);
            case CONCURRENT_SKIP_LIST_MAP -> CodeBlock.of("$T.skipListMap(current)", SAME_ORDER);
            default -> empty;
        };
    }
}
