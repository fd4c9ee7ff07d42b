package org.marshal4j.processor.source;

import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * What Lombok does to a class while it is being compiled. Its annotations add constructors, and make fields private and
 * final. Other processors see that one round later, whichever of them runs first.
 */
public final class Lombok {

    private static final String PROCESSOR = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";

    private final boolean isProcessor;

    /** Looks for Lombok in a compiler. */
    public Lombok(ProcessingEnvironment environment) {
        // In the Eclipse compiler it is an agent, and has changed the source before any processor runs.
        this.isProcessor = !environment.getClass().getName().startsWith("org.eclipse.jdt.") && isOnProcessorPath();
    }

    /** Where Lombok does not run, nothing brings the next round about, and there would be nothing new in it. */
    private static boolean isOnProcessorPath() {
        try {
            Class.forName(PROCESSOR, false, Lombok.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /** Whether a class may have other constructors and fields in the next round, though nothing is missing in this one. */
    public boolean mayChange(TypeElement type, Source source) {
        if (!isProcessor) {
            return false;
        }
        for (Optional<TypeElement> level = Optional.of(type);
                level.isPresent() && source.isCompiled(level.get());
                level = source.supertypes().superclassOf(level.get())) {
            if (hasAnnotation(level.get())) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasAnnotation(TypeElement type) {
        return type.getAnnotationMirrors().stream()
                .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
                .anyMatch(annotation -> annotation.getQualifiedName().toString().startsWith("lombok."));
    }
}
