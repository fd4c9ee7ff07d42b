package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.marshal4j.adopt.plan.AnnotationText;
import org.marshal4j.adopt.plan.ClassPlan;

/** The changes that a plan makes to a class in its source. */
final class ClassRewriting {

    private final JavaFile file;
    private final ClassTree type;
    private final ClassPlan plan;
    private final Imports imports;
    private final List<Edit> edits = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<JavaFiles.Problem> problems = new ArrayList<>();

    ClassRewriting(JavaFile file, ClassTree type, ClassPlan plan, Imports imports) {
        this.file = file;
        this.type = type;
        this.plan = plan;
        this.imports = imports;
        annotateClass();
        annotateFields();
        Additions additions = new Additions(file, type);
        if (plan.needsConstructor()) {
            additions.addConstructor();
            notes.add(name() + " has a constructor without parameters now, for generated code.");
        }
        plan.imports().forEach(mixIn -> additions.addImport(mixIn, imports));
        problems.addAll(OwnMarshallers.add(file, type, plan, imports, additions));
        plan.ownCode()
                .marshallers()
                .keySet()
                .forEach(field -> notes.add(
                        name() + "." + field + " has a marshaller made of the statements that write and read it."));
        edits.addAll(additions.edits());
    }

    /** Why the class cannot be changed so. */
    List<JavaFiles.Problem> problems() {
        return problems;
    }

    List<Edit> edits() {
        return edits;
    }

    /** What a reader of the patch should know. */
    List<String> notes() {
        return notes;
    }

    private boolean loses(Declaration declaration) {
        return declaration.names().stream().anyMatch(plan.ownCode().marshallers()::containsKey)
                && declaration.variables().get(0).getModifiers().getFlags().contains(Modifier.FINAL);
    }

    /** A final field can only take what a marshaller of our own reads. */
    private String withoutFinal(Piece piece, String text) {
        if (!loses(piece.declaration())) {
            return text;
        }
        notes.add(name() + "." + piece.names().get(0) + " is no longer final, since generated code sets it.");
        return text.replaceFirst("\\bfinal\\s+", "");
    }

    private void annotateClass() {
        List<AnnotationText> annotations = new ArrayList<>();
        if (plan.marshalled()) {
            annotations.add(plan.marshal());
        }
        annotations.addAll(plan.annotations());
        int start = file.start(type);
        edits.add(Edit.insert(start, text(annotations, start)));
        if (plan.marshalled() && plan.hidden()) {
            edits.add(withoutPrivate(file, type));
            notes.add(name() + " is no longer private, since generated code uses it.");
        }
    }

    /** Takes the word private from a class. */
    static Edit withoutPrivate(JavaFile file, ClassTree type) {
        int word = new Scanner(file.text, file.start(type)).findWord("private");
        return new Edit(word, word + "private ".length(), "");
    }

    private void annotateFields() {
        List<Declaration> declarations = Declaration.of(file, type);
        List<Piece> declared = new ArrayList<>();
        Map<Declaration, List<Piece>> pieces = new LinkedHashMap<>();
        List<String> order = new ArrayList<>(plan.written().keySet());
        for (Declaration declaration : declarations) {
            List<Piece> parts = split(declaration, order);
            pieces.put(declaration, parts);
            parts.stream().filter(piece -> isWritten(piece.names().get(0))).forEach(declared::add);
        }
        List<Piece> wanted = new ArrayList<>(declared);
        wanted.sort((one, other) -> Integer.compare(
                order.indexOf(one.names().get(0)), order.indexOf(other.names().get(0))));
        Map<Piece, Piece> places = new LinkedHashMap<>();
        for (int i = 0; i < declared.size(); i++) {
            places.put(declared.get(i), wanted.get(i));
        }
        Initialisers initialisers = new Initialisers(file, type, declarations, order(pieces, places));
        int done = 0;
        for (Map.Entry<Declaration, List<Piece>> entry : pieces.entrySet()) {
            done = place(entry.getKey(), entry.getValue(), places, initialisers, done);
        }
        if (!declarations.isEmpty()) {
            Declaration last = declarations.get(declarations.size() - 1);
            String block = initialisers.block(newLine(last.from()));
            if (!block.isEmpty()) {
                edits.add(Edit.insert(last.end(), block));
            }
        }
        note(pieces, places, initialisers);
    }

    private boolean isWritten(String field) {
        return plan.written().containsKey(field);
    }

    private List<AnnotationText> annotations(String field) {
        List<AnnotationText> written = plan.written().get(field);
        if (written != null) {
            return written;
        }
        return plan.skipped().contains(field) ? List.of(AnnotationText.of("Skip")) : List.of();
    }

    /** All fields together if they have the same annotations and follow one another, otherwise each by itself. */
    private List<Piece> split(Declaration declaration, List<String> order) {
        List<String> names = declaration.names();
        boolean together = true;
        for (int i = 1; i < names.size(); i++) {
            String before = names.get(i - 1);
            String name = names.get(i);
            together &= annotations(name).equals(annotations(before))
                    && isWritten(name) == isWritten(before)
                    && (!isWritten(name) || order.indexOf(name) == order.indexOf(before) + 1);
        }
        List<Piece> pieces = new ArrayList<>();
        if (together) {
            pieces.add(new Piece(
                    declaration,
                    java.util.stream.IntStream.range(0, names.size()).boxed().toList()));
        } else {
            for (int i = 0; i < names.size(); i++) {
                pieces.add(new Piece(declaration, List.of(i)));
            }
        }
        return pieces;
    }

    /**
     * Puts what is wanted in the place of a declaration.
     *
     * @param done where what is rewritten before it ends
     * @return the same for this one
     */
    private int place(
            Declaration declaration, List<Piece> parts, Map<Piece, Piece> places, Initialisers initialisers, int done) {
        Piece only = parts.get(0);
        if (parts.size() == 1
                && places.getOrDefault(only, only).equals(only)
                && only.names().stream().noneMatch(initialisers::moves)
                && !loses(declaration)) {
            String annotations = text(annotations(only.names().get(0)), declaration.start());
            if (!annotations.isEmpty()) {
                edits.add(Edit.insert(declaration.start(), annotations));
            }
            return done;
        }
        boolean isAtStart = file.indent(declaration.from()).isPresent();
        String line = newLine(declaration.from());
        StringBuilder text = new StringBuilder();
        boolean ends = done == declaration.from();
        for (Piece part : parts) {
            Piece put = places.getOrDefault(part, part);
            boolean first = part.equals(only);
            boolean breaks =
                    first ? !isAtStart && !ends && put.startsLine(file) : isAtStart || ends || put.startsLine(file);
            text.append(breaks ? line : first ? "" : " ");
            text.append(withoutFinal(
                    put, put.text(file, text(annotations(put.names().get(0)), declaration.start()), initialisers)));
            ends = put.endsLine(file);
        }
        int from = declaration.from();
        while (text.indexOf(line) == 0 && from > done && isSpace(from - 1)) {
            from--;
        }
        int end = declaration.end();
        int next = end;
        while (isSpace(next)) {
            next++;
        }
        boolean more = next < file.text.length() && "\r\n".indexOf(file.text.charAt(next)) < 0;
        if (ends && more) {
            text.append(line);
            end = next;
        }
        edits.add(new Edit(from, end, text.toString()));
        return end;
    }

    private boolean isSpace(int at) {
        return at < file.text.length() && " \t".indexOf(file.text.charAt(at)) >= 0;
    }

    /** The end of a line, and the indentation of the line of a place. */
    private String newLine(int at) {
        int start = file.text.lastIndexOf('\n', at - 1) + 1;
        int end = start;
        while (isSpace(end)) {
            end++;
        }
        return file.lineEnd() + file.text.substring(start, end);
    }

    private String text(List<AnnotationText> annotations, int before) {
        String end = file.indent(before).map(indent -> file.lineEnd() + indent).orElse(" ");
        StringBuilder text = new StringBuilder();
        annotations.forEach(
                annotation -> text.append(annotation.text(imports::shorten)).append(end));
        return text.toString();
    }

    private void note(Map<Declaration, List<Piece>> pieces, Map<Piece, Piece> places, Initialisers initialisers) {
        List<String> before = new ArrayList<>();
        List<String> after = new ArrayList<>();
        List<String> computing = new ArrayList<>();
        pieces.values()
                .forEach(parts -> parts.forEach(part -> {
                    before.addAll(part.names());
                    after.addAll(places.getOrDefault(part, part).names());
                    if (part.computes()) {
                        computing.addAll(part.names());
                    }
                }));
        if (before.equals(after)) {
            return;
        }
        String name = name();
        notes.add("The fields of " + name + " are declared in the order in which they are written: "
                + String.join(", ", plan.written().keySet()) + ".");
        computing.removeAll(initialisers.moved());
        before.retainAll(computing);
        after.retainAll(computing);
        if (!before.equals(after)) {
            notes.add("Initialisers of " + name + " run in another order: " + String.join(", ", after) + ".");
        }
        if (!initialisers.moved().isEmpty()) {
            notes.add("Initialisers of " + name + " that need fields declared later are in a block now: "
                    + String.join(", ", initialisers.moved()) + ".");
        }
        initialisers
                .crossed(order(pieces, places))
                .forEach(field -> notes.add("A block of " + name + " uses " + field
                        + ", which is declared on its other side now: move the block."));
    }

    private String name() {
        return plan.className().substring(plan.className().lastIndexOf('/') + 1).replace('$', '.');
    }

    private static List<String> order(Map<Declaration, List<Piece>> pieces, Map<Piece, Piece> places) {
        List<String> order = new ArrayList<>();
        pieces.values()
                .forEach(parts -> parts.forEach(
                        part -> order.addAll(places.getOrDefault(part, part).names())));
        return order;
    }
}
