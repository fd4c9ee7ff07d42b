package org.marshal4j.processor.program;

import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * What Lombok does to a class during its compilation. Lombok's annotations add constructors, and make fields private
 * and final. Other processors see these changes one round later, no matter which of them runs first.
 */
public final class Lombok {

    private static final String PROCESSOR = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";

    private static final Set<String> LOCKS = Set.of(
            "java.lang.Object",
            "java.util.concurrent.locks.Lock",
            "java.util.concurrent.locks.ReadWriteLock",
            "java.util.concurrent.locks.ReentrantLock",
            "java.util.concurrent.locks.ReentrantReadWriteLock");

    private final boolean isProcessor;

    /** Checks whether Lombok runs in a compiler. */
    public Lombok(ProcessingEnvironment environment) {
        // In the Eclipse compiler Lombok is an agent, which changes the source before any processor runs.
        this.isProcessor = !environment.getClass().getName().startsWith("org.eclipse.jdt.") && isOnProcessorPath();
    }

    /**
     * Whether Lombok is on the processor path. Where it does not run, nothing would start another round, and that
     * round would show nothing new.
     */
    private static boolean isOnProcessorPath() {
        try {
            Class.forName(PROCESSOR, false, Lombok.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /**
     * Whether a class may have other constructors and fields in the next round, even if nothing is missing in this
     * one.
     */
    public boolean mayChange(TypeElement type, Program program) {
        return isProcessor
                && program.supertypes().levels(type).takeWhile(program::isNew).anyMatch(Lombok::isAnnotated);
    }

    /** Whether a field is a lock that Lombok adds for {@code @Synchronized} and {@code @Locked}. */
    public static boolean isLock(VariableElement field) {
        return field.getSimpleName().contentEquals("$lock")
                && field.getModifiers().contains(Modifier.FINAL)
                && LOCKS.contains(TypeTexts.of(field.asType()));
    }

    private static boolean isAnnotated(TypeElement type) {
        return Stream.concat(Stream.of(type), type.getEnclosedElements().stream())
                .flatMap(element -> element.getAnnotationMirrors().stream())
                .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
                .anyMatch(annotation -> annotation.getQualifiedName().toString().startsWith("lombok."));
    }
}
