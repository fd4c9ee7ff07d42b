package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A source file, parsed but not compiled. */
final class JavaFile {

    final Path path;
    final String text;
    final CompilationUnitTree unit;
    private final SourcePositions positions;

    private JavaFile(Path path, String text, CompilationUnitTree unit, SourcePositions positions) {
        this.path = path;
        this.text = text;
        this.unit = unit;
        this.positions = positions;
    }

    /**
     * Reads a file of UTF-8.
     *
     * @throws IOException if it cannot be read, is no UTF-8, or this compiler does not know its Java
     * @throws IllegalStateException if this is a Java runtime without a compiler
     */
    static JavaFile read(Path path) throws IOException {
        try {
            return parse(path, Files.readString(path));
        } catch (CharacterCodingException e) {
            throw new IOException(path + " is not UTF-8", e);
        }
    }

    static JavaFile parse(Path path, String text) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("Adopting needs a JDK: this Java runtime has no compiler.");
        }
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///" + path.getFileName()), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return text;
                    }
                };
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavacTask task = (JavacTask) compiler.getTask(null, null, found, List.of("-proc:none"), null, List.of(file));
        CompilationUnitTree unit = task.parse().iterator().next();
        for (Diagnostic<?> each : found.getDiagnostics()) {
            if (each.getKind() == Diagnostic.Kind.ERROR) {
                throw new IOException(path + ":" + each.getLineNumber() + ": cannot be parsed by this JDK: "
                        + each.getMessage(Locale.ROOT));
            }
        }
        return new JavaFile(path, text, unit, Trees.instance(task).getSourcePositions());
    }

    int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    /** The class of a name such as {@code Outer$Inner}, without its package. */
    Optional<ClassTree> find(String name) {
        List<? extends Tree> members = unit.getTypeDecls();
        ClassTree found = null;
        for (String part : name.split("\\$", -1)) {
            found = null;
            for (Tree member : members) {
                if (member instanceof ClassTree type && type.getSimpleName().contentEquals(part)) {
                    found = type;
                }
            }
            if (found == null) {
                return Optional.empty();
            }
            members = found.getMembers();
        }
        return Optional.ofNullable(found);
    }

    /** How lines end. */
    String lineEnd() {
        return text.contains("\r\n") ? "\r\n" : "\n";
    }

    /** The white space before a place, if nothing else is before it on its line; otherwise empty. */
    Optional<String> indent(int at) {
        int start = text.lastIndexOf('\n', at - 1) + 1;
        String before = text.substring(start, at);
        return before.isBlank() ? Optional.of(before) : Optional.empty();
    }
}
