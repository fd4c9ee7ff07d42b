package org.marshal4j.adopt.source;

import com.sun.source.tree.ClassTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.adopt.plan.ClassPlan;
import org.marshal4j.adopt.plan.TypePlan;

/** The source files of a project. Each is parsed once. Not safe for use by several threads. */
public final class JavaFiles {

    private final List<Path> roots;
    private final Map<Path, JavaFile> files = new TreeMap<>();

    /** The files in these folders, the roots of packages. */
    public JavaFiles(List<Path> roots) {
        this.roots = List.copyOf(roots);
    }

    /**
     * Whether the source of a class is there, and can be changed.
     *
     * @param className the internal name
     * @param fileName the name of its source file; null if the class file does not tell
     * @throws IOException if a file cannot be read
     */
    public boolean has(String className, @Nullable String fileName) throws IOException {
        return type(className, fileName).isPresent();
    }

    /**
     * Whether a class has an annotation of a simple name.
     *
     * @throws IOException if a file cannot be read
     */
    public boolean isAnnotated(String className, @Nullable String fileName, String annotation) throws IOException {
        Optional<ClassTree> type = type(className, fileName);
        return type.isPresent()
                && type.get().getModifiers().getAnnotations().stream()
                        .map(each -> each.getAnnotationType().toString())
                        .anyMatch(name -> name.equals(annotation) || name.endsWith("." + annotation));
    }

    private Optional<ClassTree> type(String className, @Nullable String fileName) throws IOException {
        JavaFile file = file(className, fileName);
        return file == null ? Optional.empty() : file.find(className.substring(className.lastIndexOf('/') + 1));
    }

    private @Nullable JavaFile file(String className, @Nullable String fileName) throws IOException {
        String folder = className.substring(0, className.lastIndexOf('/') + 1);
        String name = fileName != null
                ? fileName
                : className.substring(folder.length()).replaceFirst("\\$.*", "") + ".java";
        for (Path root : name.endsWith(".java") ? roots : List.<Path>of()) {
            Path path = root.resolve(folder + name);
            if (files.containsKey(path)) {
                return files.get(path);
            }
            if (Files.isRegularFile(path)) {
                JavaFile file = JavaFile.read(path);
                files.put(path, file);
                return file;
            }
        }
        return null;
    }

    /**
     * What plans change.
     *
     * @param plans the plans, each with the name of the class's source file, as class files give it
     * @param types those for enums and other classes in fields
     * @param base the folder that paths in the patch are relative to; files outside it are relative to their root
     * @throws IOException if a file cannot be read
     */
    public Patch patch(Map<ClassPlan, String> plans, List<TypePlan> types, Path base) throws IOException {
        Map<JavaFile, Imports> imports = new LinkedHashMap<>();
        Map<JavaFile, List<Edit>> edits = new LinkedHashMap<>();
        List<String> notes = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (Map.Entry<ClassPlan, String> entry : plans.entrySet()) {
            ClassPlan plan = entry.getKey();
            String fileName = entry.getValue().isEmpty() ? null : entry.getValue();
            JavaFile file = java.util.Objects.requireNonNull(file(plan.className(), fileName));
            ClassTree type = type(plan.className(), fileName).orElseThrow();
            ClassRewriting rewriting =
                    new ClassRewriting(file, type, plan, imports.computeIfAbsent(file, Imports::new));
            edits.computeIfAbsent(file, key -> new ArrayList<>()).addAll(rewriting.edits());
            notes.addAll(rewriting.notes());
            problems.addAll(rewriting.problems());
        }
        for (TypePlan plan : types) {
            String fileName = plan.fileName().isEmpty() ? null : plan.fileName();
            JavaFile file = java.util.Objects.requireNonNull(file(plan.className(), fileName));
            ClassTree type = type(plan.className(), fileName).orElseThrow();
            TypeRewriting rewriting = new TypeRewriting(file, type, plan, imports.computeIfAbsent(file, Imports::new));
            edits.computeIfAbsent(file, key -> new ArrayList<>()).addAll(rewriting.edits());
            notes.addAll(rewriting.notes());
        }
        if (!problems.isEmpty()) {
            return new Patch("", notes, problems);
        }
        StringBuilder diff = new StringBuilder();
        edits.forEach((file, changes) -> {
            changes.addAll(
                    0, java.util.Objects.requireNonNull(imports.get(file)).edits());
            diff.append(UnifiedDiff.of(path(file.path, base), file.text, Edit.apply(file.text, changes)));
        });
        return new Patch(diff.toString(), notes, List.of());
    }

    private String path(Path file, Path base) {
        Path absolute = file.toAbsolutePath().normalize();
        Path from = base.toAbsolutePath().normalize();
        if (!absolute.startsWith(from)) {
            from = roots.stream()
                    .map(root -> root.toAbsolutePath().normalize())
                    .filter(absolute::startsWith)
                    .findFirst()
                    .orElse(from);
        }
        return from.relativize(absolute).toString().replace('\\', '/');
    }

    /**
     * A patch.
     *
     * @param diff the unified diff
     * @param notes what its reader should know
     * @param problems why there is none; empty if there is
     */
    public record Patch(String diff, List<String> notes, List<Problem> problems) {}

    /**
     * Why a field cannot have a marshaller made of the statements that write it.
     *
     * @param className the internal name of the class
     * @param field the field
     * @param text what is in the way
     * @param line the line of the field
     */
    public record Problem(String className, String field, String text, int line) {}
}
