package org.marshal4j.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Somebody else's processor, which generates the given sources, by qualified name, in the first round. */
class OtherProcessor extends AbstractProcessor {

    private final Map<String, String> sources;
    private boolean done;

    OtherProcessor(Map<String, String> sources) {
        this.sources = sources;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!done) {
            done = true;
            sources.forEach(this::write);
        }
        return false;
    }

    final void write(String name, String source) {
        try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
            writer.write(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
