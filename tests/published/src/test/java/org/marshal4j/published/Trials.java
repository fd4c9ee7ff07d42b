package org.marshal4j.published;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.instancio.exception.InstancioException;
import org.marshal4j.runtime.Marshallers;

/** Tries objects of classes that were imported. */
final class Trials {
    private final Importing importing;
    private final Importers importers;
    private final Families families;

    /** Of the classes that were compiled there, with these families among them. */
    Trials(Importing importing, Importers importers, Families families) {
        this.families = families;
        this.importing = importing;
        this.importers = importers;
    }

    /** What becomes of an object of each class. */
    Map<Class<?>, Outcome> of(List<Class<?>> types) {
        Map<Class<?>, Outcome> outcomes = new LinkedHashMap<>();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {url()}, Trials.class.getClassLoader())) {
            types.forEach(type -> outcomes.put(type, of(type, loader)));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return outcomes;
    }

    private URL url() throws MalformedURLException {
        return importing.classes().toUri().toURL();
    }

    private <T> Outcome of(Class<T> type, ClassLoader loader) {
        try {
            Class<?> importer = Class.forName(importers.importer(type), false, loader);
            Trial<T> trial = new Trial<>(Marshallers.of(importer, type));
            Map<Class<?>, Class<?>> subtypes = families.choice(type.getName().hashCode());
            Outcome outcome = trial.of(Filling.fill(type, Filling.DEEPEST, 1, subtypes));
            for (int depth = Filling.DEEPEST - 1; outcome.kind() == Outcome.Kind.TOO_LONG && depth > 0; depth--) {
                outcome = trial.of(Filling.fill(type, depth, 1, subtypes));
            }
            return outcome;
        } catch (InstancioException e) {
            return new Outcome(Outcome.Kind.NOT_FILLED, String.valueOf(e.getMessage()));
        } catch (Exception | LinkageError | StackOverflowError e) {
            return new Outcome(Outcome.Kind.THROWN, e.toString());
        }
    }
}
