package org.marshal4j.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.check.CheckContext;
import org.marshal4j.processor.check.Lock;

/**
 * Recognizes the options of {@link MarshalProcessor} in a program that has none of its annotations, or has them no
 * longer. Javac does not call that processor then, and warns about its options, which with {@code -Werror} ends the
 * build before the check of the lock file can say what is missing. This one generates nothing and claims nothing.
 */
@AutoService(Processor.class)
public final class LockOptionProcessor extends AbstractProcessor {

    private static final Set<String> OPTIONS = Set.of(Lock.OPTION, CheckContext.UNTRUSTED);

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        boolean isNeeded = OPTIONS.stream().anyMatch(processingEnv.getOptions()::containsKey);
        return isNeeded ? Set.of("*") : Set.of();
    }

    @Override
    public Set<String> getSupportedOptions() {
        return OPTIONS;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return false;
    }
}
