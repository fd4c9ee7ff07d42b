package org.marshal4j.published;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.instancio.exception.InstancioException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/** Tries objects of imported classes. */
record Trials(Importing importing, Importers importers, Families families, MixIns mixIns) {
    /** Returns the outcome for an object of each class. */
    Map<Class<?>, Outcome> of(List<Class<?>> types) {
        Map<Class<?>, Outcome> outcomes = new LinkedHashMap<>();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {url()}, Trials.class.getClassLoader())) {
            Samples samples = Samples.of(loader);
            types.forEach(type -> outcomes.put(type, of(type, loader, samples)));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return outcomes;
    }

    private URL url() throws MalformedURLException {
        return importing.classes().toUri().toURL();
    }

    private Outcome of(Class<?> type, ClassLoader loader, Samples samples) {
        try {
            Class<?> importer = Class.forName(importers.importer(type), false, loader);
            Choices choices = new Choices(families.choice(type.getName().hashCode()), mixIns, samples);
            return mixIns.types().contains(type) ? held(importer, choices) : imported(type, importer, choices);
        } catch (InstancioException e) {
            return new Outcome(Outcome.Kind.NOT_FILLED, String.valueOf(e.getMessage()));
        } catch (Exception | LinkageError | StackOverflowError e) {
            return new Outcome(Outcome.Kind.THROWN, e.toString());
        }
    }

    private <T> Outcome held(Class<T> holder, Choices choices) {
        return of(holder, Marshallers.of(holder), choices);
    }

    private <T> Outcome imported(Class<T> type, Class<?> importer, Choices choices) {
        return of(type, Marshallers.of(importer, type), choices);
    }

    private <T> Outcome of(Class<T> type, Marshaller<T> marshaller, Choices choices) {
        Trial<T> trial = new Trial<>(marshaller, mixIns);
        Outcome outcome = trial.of(Filling.fill(type, Filling.DEEPEST, 1, choices));
        for (int depth = Filling.DEEPEST - 1; outcome.kind() == Outcome.Kind.TOO_LONG && depth > 0; depth--) {
            outcome = trial.of(Filling.fill(type, depth, 1, choices));
        }
        return outcome;
    }
}
