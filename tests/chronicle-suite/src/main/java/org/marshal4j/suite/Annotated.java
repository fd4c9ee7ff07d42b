package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Annotates as many DTOs as can be compiled. A DTO that is refused stays unchanged, with the reason recorded, and the
 * rest is compiled again.
 */
final class Annotated {
    private static final Pattern CODE = Pattern.compile("\\[MARSHAL\\d{3}]");
    private static final int MOST_ROUNDS = 20;

    private final Annotator annotator;
    private final Compilation compilation;
    private final List<DtoClass> classes;
    private final Map<String, String> refused = new TreeMap<>();

    Annotated(Annotator annotator, Compilation compilation, List<DtoClass> classes) {
        this.annotator = annotator;
        this.compilation = compilation;
        this.classes = new ArrayList<>(classes);
    }

    /** Compiles the sources. */
    void compile(List<Path> sources) throws IOException {
        compile(sources, Compilation.Mode.PROCESSOR_ONLY);
        compile(sources, Compilation.Mode.PROCESSED);
    }

    private void compile(List<Path> sources, Compilation.Mode mode) throws IOException {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            List<Diagnostic<? extends JavaFileObject>> errors =
                    compilation.compile(annotator.annotate(sources, classes), mode);
            if (errors.isEmpty()) {
                return;
            }
            errors.forEach(this::refuse);
            if (!classes.removeIf(each -> refused.containsKey(each.name()))) {
                throw new IllegalStateException("Not of any annotated class: " + errors.get(0));
            }
        }
        throw new IllegalStateException("Still refused after " + MOST_ROUNDS + " rounds: " + refused);
    }

    /** Returns the classes that generated code writes and reads. */
    List<DtoClass> classes() {
        return classes;
    }

    /** Returns the reasons why other classes are not among them. */
    Map<String, String> refused() {
        return refused;
    }

    private void refuse(Diagnostic<? extends JavaFileObject> error) {
        String message = error.getMessage(null).lines().findFirst().orElse("");
        if (error.getSource() == null) {
            throw new IllegalStateException(message);
        }
        Path file = Path.of(error.getSource().toUri());
        Set<DtoClass> concerned = file.startsWith(annotator.root())
                ? innermost(annotator.original(file), error.getLineNumber())
                : classes.stream()
                        .filter(each -> file.getFileName().toString().startsWith(stem(each)))
                        .collect(Collectors.toSet());
        Matcher code = CODE.matcher(message);
        for (DtoClass each : concerned) {
            refused.putIfAbsent(each.name(), code.find(0) ? message : "does not compile: " + message);
        }
    }

    private static String stem(DtoClass each) {
        return each.generatedInterface().replaceAll("Marshallable$", "");
    }

    private Set<DtoClass> innermost(Path file, long line) {
        return classes.stream()
                .filter(each -> each.contains(file, line))
                .max((one, other) -> Long.compare(one.firstLine(), other.firstLine()))
                .map(Set::of)
                .orElseGet(() -> classes.stream()
                        .filter(each -> each.file().equals(file))
                        .collect(Collectors.toSet()));
    }
}
