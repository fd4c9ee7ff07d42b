package org.marshal4j.adopt.source;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes the marshaller of a field from the statements that write and read it. */
record OwnMarshaller(JavaFile file, ClassTree type, String field, VariableTree declaration) {
    /** Makes that of a field which the class declares. */
    static OwnMarshaller of(JavaFile file, ClassTree type, String field) {
        VariableTree declared = type.getMembers().stream()
                .filter(VariableTree.class::isInstance)
                .map(VariableTree.class::cast)
                .filter(variable -> variable.getName().contentEquals(field))
                .findFirst()
                .orElseThrow();
        return new OwnMarshaller(file, type, field, declared);
    }

    /** The line of the field. */
    int line() {
        return (int) file.unit.getLineMap().getLineNumber(file.start(declaration));
    }

    /** Why there can be none; empty if there can. */
    List<String> obstacles(@Nullable FieldStatements writer, @Nullable FieldStatements reader) {
        List<String> found = new ArrayList<>();
        if (!type.getTypeParameters().isEmpty()) {
            found.add("their class is generic");
        }
        for (FieldStatements side :
                Stream.of(writer, reader).filter(each -> each != null).toList()) {
            List<Statement> about = side.about(field);
            if (about.stream().noneMatch(statement -> statement.fields().contains(field))) {
                found.add("some are about several fields, or none");
            }
            Set<String> declared = new HashSet<>();
            about.forEach(statement -> declared.addAll(statement.declared()));
            about.forEach(statement -> {
                found.addAll(statement.obstacle());
                statement.locals().stream()
                        .filter(local -> !declared.contains(local))
                        .forEach(local -> found.add("they use " + local + " of others"));
            });
        }
        if (writer == null || reader == null) {
            found.add("the class that declares the field does not write it");
        }
        return List.copyOf(new LinkedHashSet<>(found));
    }

    /** The class, in lines without indentation of their own. */
    List<String> lines(String name, FieldStatements writer, FieldStatements reader, Imports imports) {
        String fieldType = text(declaration.getType());
        List<Statement> writes = writer.about(field);
        List<Statement> reads = reader.about(field);
        String value = free("value", writes, reads);
        String current = free("current", writes, reads);
        String exception = imports.shorten("java.io.IOException");
        List<String> lines = new ArrayList<>();
        lines.add("/** The statements that write and read {@link #" + field + "}. */");
        lines.add("public static final class " + name + " extends "
                + imports.shorten("org.marshal4j.runtime.DataFieldMarshaller") + "<" + fieldType + "> {");
        lines.add("    @Override");
        lines.add("    protected void write(" + fieldType + " " + value + ", " + imports.shorten("java.io.ObjectOutput")
                + " " + writer.stream() + ") throws " + exception + " {");
        add(lines, writes, value);
        lines.add("    }");
        lines.add("");
        lines.add("    @Override");
        lines.add("    protected " + fieldType + " read(" + fieldType + " " + current + ", "
                + imports.shorten("java.io.ObjectInput") + " " + reader.stream() + ") throws " + exception
                + ", ClassNotFoundException {");
        lines.add("        " + fieldType + " " + value + " = " + initial(current) + ";");
        add(lines, reads, value);
        lines.add("        return " + value + ";");
        lines.add("    }");
        lines.add("}");
        return lines;
    }

    /** What is read into: the object that is there, or one that is created as the class does. */
    private String initial(String current) {
        String created = created();
        return created == null ? current : current + " != null ? " + current + " : " + created;
    }

    private @Nullable String created() {
        List<ExpressionTree> values = new ArrayList<>();
        if (declaration.getInitializer() != null) {
            values.add(declaration.getInitializer());
        }
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitAssignment(AssignmentTree tree, @Nullable Void none) {
                String to = tree.getVariable() instanceof MemberSelectTree select
                                && select.getExpression().toString().equals("this")
                        ? select.getIdentifier().toString()
                        : tree.getVariable().toString();
                if (to.equals(field)) {
                    values.add(tree.getExpression());
                }
                return super.visitAssignment(tree, null);
            }
        }.scan(type, null);
        return values.stream()
                .filter(each -> each instanceof NewClassTree made
                        && made.getArguments().isEmpty()
                        && made.getClassBody() == null)
                .map(this::text)
                .findFirst()
                .orElse(null);
    }

    private void add(List<String> lines, List<Statement> statements, String value) {
        for (Statement statement : statements) {
            int start = file.start(statement.tree());
            String indent = file.indent(start).orElse("");
            String text = renamed(statement, start, value);
            for (String line : text.split("\\R", -1)) {
                String own = line.startsWith(indent) ? line.substring(indent.length()) : line.stripLeading();
                lines.add(own.isBlank() ? "" : "        " + own);
            }
        }
    }

    private String renamed(Statement statement, int start, String value) {
        List<Edit> edits = new ArrayList<>();
        for (Map.Entry<Tree, String> use : statement.uses().entrySet()) {
            edits.add(new Edit(file.start(use.getKey()) - start, file.end(use.getKey()) - start, value));
        }
        return Edit.apply(text(statement.tree()), edits);
    }

    private static String free(String wanted, List<Statement> writes, List<Statement> reads) {
        Set<String> taken = new HashSet<>();
        writes.forEach(statement -> taken.addAll(statement.names()));
        reads.forEach(statement -> taken.addAll(statement.names()));
        String name = wanted;
        while (taken.contains(name)) {
            name += "0";
        }
        return name;
    }

    private String text(Tree tree) {
        return file.text.substring(file.start(tree), file.end(tree));
    }
}
