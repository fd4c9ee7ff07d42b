package org.marshal4j.adopt.source;

import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
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

    /** Whether nothing can follow it on its line. */
    boolean endsLine(JavaFile file) {
        return fields.contains(declaration.variables().size() - 1)
                && declaration.tail(file).contains("//");
    }

    /** Whether it cannot follow something else on a line: a comment above it says what it is about. */
    boolean startsLine(JavaFile file) {
        return fields.get(0) == 0 && declaration.comments(file).contains("\n");
    }

    /** The declaration with its comments, without initialisers that move, and with annotations in front of it. */
    String text(JavaFile file, String annotations, Initialisers initialisers) {
        if (isWhole()) {
            return declaration.comments(file)
                    + annotations
                    + without(file, declaration.start(), declaration.end(), initialisers);
        }
        int field = fields.get(0);
        boolean first = field == 0;
        boolean last = field == declaration.variables().size() - 1;
        int name = declaration.name(file, field);
        return (first ? declaration.comments(file) : "")
                + annotations
                + declaration.head(file)
                + " "
                + without(file, name, name + declaration.declarator(file, field).length(), initialisers)
                + ";"
                + (last ? declaration.tail(file) : "");
    }

    private String without(JavaFile file, int start, int end, Initialisers initialisers) {
        List<Edit> edits = new ArrayList<>();
        for (int field : fields) {
            VariableTree variable = declaration.variables().get(field);
            int[] range = initialisers.moves(variable.getName().toString())
                    ? initialisers.range(variable, declaration.name(file, field))
                    : null;
            if (range != null) {
                edits.add(new Edit(range[0] - start, range[1] - start, ""));
            }
        }
        return Edit.apply(file.text.substring(start, end), edits);
    }
}
