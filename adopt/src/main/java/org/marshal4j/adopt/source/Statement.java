package org.marshal4j.adopt.source;

import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A statement of a method that writes or reads an object.
 *
 * @param tree the statement
 * @param fields the fields of the object that it uses
 * @param uses where it uses which of them
 * @param locals local variables of other statements that it uses
 * @param declared the local variable that it declares for others
 * @param names all local variables in it
 * @param usesStream whether it uses the stream
 * @param obstacle why it cannot be in another class; empty if it can
 */
record Statement(
        StatementTree tree,
        Set<String> fields,
        Map<Tree, String> uses,
        Set<String> locals,
        Set<String> declared,
        Set<String> names,
        boolean usesStream,
        List<String> obstacle) {}
