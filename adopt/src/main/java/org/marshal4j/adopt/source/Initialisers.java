package org.marshal4j.adopt.source;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What becomes of initialisers when fields are declared in another order. */
final class Initialisers {

    private final JavaFile file;
    private final ClassTree type;
    private final Map<String, VariableTree> fields = new LinkedHashMap<>();
    private final Map<String, String> moved = new LinkedHashMap<>();

    /**
     * Finds those that need fields which are declared after theirs.
     *
     * @param declarations the declarations of fields as they are
     * @param order the names of the fields as they will be declared
     */
    Initialisers(JavaFile file, ClassTree type, List<Declaration> declarations, List<String> order) {
        this.file = file;
        this.type = type;
        declarations.forEach(declaration -> declaration
                .variables()
                .forEach(variable -> fields.put(variable.getName().toString(), variable)));
        Set<String> names = new HashSet<>();
        int before = -1;
        while (names.size() > before) {
            before = names.size();
            fields.keySet().stream()
                    .filter(name -> needsLater(name, order, names))
                    .forEach(names::add);
        }
        // As they ran before.
        fields.keySet().stream().filter(names::contains).forEach(name -> moved.put(name, statement(name)));
    }

    /** Whether the initialiser of a field moves to a block. */
    boolean moves(String field) {
        return moved.containsKey(field);
    }

    /** The fields whose initialisers move. */
    Set<String> moved() {
        return moved.keySet();
    }

    /** The block that runs them, behind all fields; empty if there is none. */
    String block(String lineStart) {
        if (moved.isEmpty()) {
            return "";
        }
        StringBuilder block = new StringBuilder(lineStart + "{");
        moved.values().forEach(line -> block.append(lineStart).append("    ").append(line));
        return block.append(lineStart).append('}').toString();
    }

    /** Fields that a block of the class uses, and that are declared on its other side now. */
    Set<String> crossed(List<String> order) {
        Set<String> crossed = new HashSet<>();
        List<String> before = new ArrayList<>();
        for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree variable
                    && fields.containsKey(variable.getName().toString())) {
                before.add(variable.getName().toString());
            } else if (member instanceof BlockTree block && !block.isStatic()) {
                Set<String> now = new HashSet<>(order.subList(0, before.size()));
                fields.keySet().stream()
                        .filter(name -> before.contains(name) != now.contains(name))
                        .filter(name -> uses(block, name))
                        .forEach(crossed::add);
            }
        }
        return crossed;
    }

    /** The place of the initialiser with its sign; null if the field has none. */
    int @Nullable [] range(VariableTree variable, int name) {
        ExpressionTree value = variable.getInitializer();
        if (value == null) {
            return null;
        }
        int sign = new Scanner(file.text, name + variable.getName().length()).find('=');
        while (Character.isWhitespace(file.text.charAt(sign - 1))) {
            sign--;
        }
        return new int[] {sign, file.end(value)};
    }

    private boolean needsLater(String name, List<String> order, Set<String> moving) {
        ExpressionTree value =
                java.util.Objects.requireNonNull(fields.get(name)).getInitializer();
        if (value == null) {
            return false;
        }
        List<String> later = order.subList(order.indexOf(name) + 1, order.size());
        return fields.keySet().stream()
                .filter(other -> !other.equals(name) && (later.contains(other) || moving.contains(other)))
                .anyMatch(other -> uses(value, other) && isBefore(other, name));
    }

    /** Whether a field is declared before another one, as they are. */
    private boolean isBefore(String one, String other) {
        List<String> names = List.copyOf(fields.keySet());
        return names.indexOf(one) < names.indexOf(other);
    }

    private boolean uses(Tree tree, String name) {
        String part = "[\\p{L}\\p{N}_$]";
        return Pattern.compile("(?<!" + part + ")" + Pattern.quote(name) + "(?!" + part + ")")
                .matcher(text(tree))
                .find();
    }

    private String statement(String name) {
        VariableTree variable = java.util.Objects.requireNonNull(fields.get(name));
        ExpressionTree value = java.util.Objects.requireNonNull(variable.getInitializer());
        String text = text(value);
        return name + " = " + (text.startsWith("{") ? "new " + variable.getType() + " " : "") + text + ";";
    }

    private String text(Tree tree) {
        return file.text.substring(file.start(tree), file.end(tree));
    }
}
