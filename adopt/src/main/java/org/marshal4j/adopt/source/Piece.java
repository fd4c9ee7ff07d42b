package org.marshal4j.adopt.source;

import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import java.util.List;

/**
 * A part of a declaration that is written as one: all of its fields, or one of them.
 *
 * @param declaration the declaration
 * @param fields the indexes of its fields
 */
record Piece(Declaration declaration, List<Integer> fields) {

    boolean isWhole() {
        return fields.size() == declaration.variables().size();
    }

    List<String> names() {
        return fields.stream().map(declaration.names()::get).toList();
    }

    /** Whether what an initialiser does may depend on when it runs. */
    boolean computes() {
        for (int field : fields) {
            Tree initializer = declaration.variables().get(field).getInitializer();
            if (initializer != null && !(initializer instanceof LiteralTree)) {
                return true;
            }
        }
        return false;
    }

    /** The declaration with its comments, and with annotations in front of it. */
    String text(JavaFile file, String annotations) {
        if (isWhole()) {
            return declaration.comments(file)
                    + annotations
                    + file.text.substring(declaration.start(), declaration.end());
        }
        int field = fields.get(0);
        boolean first = field == 0;
        boolean last = field == declaration.variables().size() - 1;
        return (first ? declaration.comments(file) : "")
                + annotations
                + declaration.head(file)
                + " "
                + declaration.declarator(file, field)
                + ";"
                + (last ? declaration.tail(file) : "");
    }
}
