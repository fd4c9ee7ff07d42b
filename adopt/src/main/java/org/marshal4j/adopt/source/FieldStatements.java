package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The statements of a method that writes or reads an object, sorted by the field that each is about. Statements about
 * none, such as those that read a version, belong to the field of the next one, or to that whose variables they use.
 */
final class FieldStatements {

    private final ClassTree type;
    private final String stream;
    private final Map<String, List<Statement>> groups = new LinkedHashMap<>();
    private final Map<String, String> owners = new LinkedHashMap<>();
    private final Set<String> mixed = new LinkedHashSet<>();
    private List<Statement> waiting = new ArrayList<>();
    private @Nullable String last;

    private FieldStatements(ClassTree type, MethodTree method) {
        this.type = type;
        this.stream = method.getParameters().get(0).getName().toString();
    }

    /** Sorts those of a method over a stream; null if the class does not have it. */
    static @Nullable FieldStatements of(ClassTree type, String method, String stream, StatementNames names) {
        MethodTree found = method(type, method, stream);
        if (found == null || found.getBody() == null) {
            return null;
        }
        FieldStatements sorted = new FieldStatements(type, found);
        sorted.addAll(found, names, 0);
        List<Statement> rest = sorted.waiting;
        String to = sorted.last;
        if (to != null) {
            rest.forEach(statement -> sorted.put(to, statement));
        }
        return sorted;
    }

    private static @Nullable MethodTree method(ClassTree type, String name, String stream) {
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree method
                    && method.getName().contentEquals(name)
                    && method.getParameters().size() == 1
                    && (stream.isEmpty()
                            || method.getParameters()
                                    .get(0)
                                    .getType()
                                    .toString()
                                    .endsWith(stream))) {
                return method;
            }
        }
        return null;
    }

    /** The name that the stream has in them. */
    String stream() {
        return stream;
    }

    /** The statements about a field alone; empty if there are none, or some are about another one as well. */
    List<Statement> about(String field) {
        return mixed.contains(field) ? List.of() : groups.getOrDefault(field, List.of());
    }

    private void addAll(MethodTree method, StatementNames names, int depth) {
        for (StatementTree tree : method.getBody().getStatements()) {
            MethodTree called = depth > 3 ? null : called(tree);
            if (called != null) {
                addAll(called, names, depth + 1);
            } else if (!isOfSuperclass(tree)) {
                add(names.of(tree, method, stream));
            }
        }
    }

    /** The method of this class that a statement calls with nothing but the stream, which has the same name there. */
    private @Nullable MethodTree called(StatementTree tree) {
        if (argumentIsStream(tree) instanceof IdentifierTree name) {
            MethodTree method = method(type, name.getName().toString(), "");
            boolean same = method != null
                    && method.getBody() != null
                    && method.getParameters().get(0).getName().contentEquals(stream);
            return same ? method : null;
        }
        return null;
    }

    private boolean isOfSuperclass(StatementTree tree) {
        ExpressionTree select = argumentIsStream(tree);
        return select != null && select.toString().startsWith("super.");
    }

    private @Nullable ExpressionTree argumentIsStream(StatementTree tree) {
        return tree instanceof ExpressionStatementTree statement
                        && statement.getExpression() instanceof MethodInvocationTree call
                        && call.getArguments().size() == 1
                        && call.getArguments().get(0) instanceof IdentifierTree argument
                        && argument.getName().contentEquals(stream)
                ? call.getMethodSelect()
                : null;
    }

    private void add(Statement statement) {
        Set<String> fields = new LinkedHashSet<>(statement.fields());
        statement.locals().forEach(local -> {
            String owner = owners.get(local);
            if (owner != null) {
                fields.add(owner);
            }
        });
        if (fields.size() > 1) {
            mixed.addAll(fields);
            waiting = new ArrayList<>();
        } else if (fields.isEmpty()) {
            if (statement.usesStream()
                    || !statement.declared().isEmpty()
                    || !statement.locals().isEmpty()) {
                waiting.add(statement);
            }
        } else {
            String field = fields.iterator().next();
            waiting.forEach(before -> put(field, before));
            waiting = new ArrayList<>();
            put(field, statement);
        }
    }

    private void put(String field, Statement statement) {
        groups.computeIfAbsent(field, key -> new ArrayList<>()).add(statement);
        statement.declared().forEach(local -> owners.put(local, field));
        last = field;
    }
}
