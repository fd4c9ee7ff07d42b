package org.marshal4j.published;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.published.Importing.Source;

/**
 * A source for each class that imports it and nothing but its family, so that each error is in the source of the class that it is about. All are in
 * one package, but for classes whose marshallers would have the same name.
 */
final class Importers {
    private static final String PACKAGE = MixIns.PACKAGE;

    private final Families families;
    private final MixIns mixIns;
    private final Map<Class<?>, String> names = new LinkedHashMap<>();
    private final Map<String, Class<?>> paths = new HashMap<>();

    /** For these classes, with these families among them. What mix-ins import is left to them. */
    Importers(List<Class<?>> types, Families families, MixIns mixIns) {
        this.mixIns = mixIns;
        this.families = families;
        Map<String, Integer> namesakes = new HashMap<>();
        for (Class<?> type : types) {
            String simple =
                    type.getName().substring(type.getPackageName().length() + 1).replace('$', '_');
            int earlier = namesakes.merge(simple, 1, Integer::sum) - 1;
            String home = earlier == 0 ? PACKAGE : PACKAGE + ".more" + earlier;
            names.put(type, mixIns.importers().getOrDefault(type, home + ".Import" + names.size()));
            paths.put(path(importer(type)), type);
            paths.put(path(home + "." + simple + "Marshaller"), type);
        }
    }

    /** The sources for some of them. */
    List<Source> sources(List<Class<?>> types) {
        List<Source> sources = new ArrayList<>(mixIns.sources());
        types.stream()
                .filter(type -> !mixIns.importers().containsKey(type))
                .map(this::source)
                .forEach(sources::add);
        return sources;
    }

    /** The class whose importer or marshaller is at this path, or null. */
    Class<?> typeAt(String path) {
        return paths.get(path);
    }

    /** The name of the type that imports a class. */
    String importer(Class<?> type) {
        return names.get(type);
    }

    private Source source(Class<?> type) {
        String importer = importer(type);
        int dot = importer.lastIndexOf('.');
        return new Source(
                path(importer),
                "package " + importer.substring(0, dot) + ";\n\n"
                        + (mixIns.types().contains(type)
                                ? holder(importer.substring(dot + 1), type)
                                : families.annotation(type) + "\ninterface " + importer.substring(dot + 1) + " {}\n"));
    }

    /** A class whose values have a marshaller where they are held needs something that holds one. */
    private static String holder(String name, Class<?> type) {
        return "@org.marshal4j.Marshal\npublic class " + name + " {\n    " + type.getCanonicalName() + " value;\n}\n";
    }

    private static String path(String name) {
        return name.replace('.', '/') + ".java";
    }
}
