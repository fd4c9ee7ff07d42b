package org.marshal4j.published;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.published.Importing.Source;

/**
 * A source for each class that imports only that class and its family, so that each error is in the source for the
 * class that it is about. All sources are in one package. If several marshallers would have the same name, all but the
 * first have their packages in it.
 */
final class Importers {
    private static final String PACKAGE = MixIns.PACKAGE;

    private final Families families;
    private final MixIns mixIns;
    private final Map<Class<?>, String> names = new LinkedHashMap<>();
    private final Set<Class<?>> qualified = new HashSet<>();
    private final Map<String, Class<?>> paths = new HashMap<>();

    /** Creates importers for these classes and families, except for what mix-ins import. */
    Importers(List<Class<?>> types, Families families, MixIns mixIns) {
        this.mixIns = mixIns;
        this.families = families;
        Set<String> taken = new HashSet<>();
        for (Class<?> type : types) {
            String simple =
                    type.getName().substring(type.getPackageName().length() + 1).replace('$', '_');
            names.put(type, mixIns.importers().getOrDefault(type, PACKAGE + ".Import" + names.size()));
            paths.put(path(importer(type)), type);
            if (!taken.add(simple)) {
                qualified.add(type);
                simple = type.getPackageName().replace('.', '_') + "_" + simple;
            }
            paths.put(path(PACKAGE + "." + simple + "Marshaller"), type);
        }
    }

    /** Returns the sources for some of the classes. */
    List<Source> sources(List<Class<?>> types) {
        List<Source> sources = new ArrayList<>(mixIns.sources());
        types.stream()
                .filter(type -> !mixIns.importers().containsKey(type))
                .map(this::source)
                .forEach(sources::add);
        return sources;
    }

    /** Returns the class whose importer or marshaller is at this path, or null. */
    Class<?> typeAt(String path) {
        return paths.get(path);
    }

    /** Returns the name of the type that imports a class. */
    String importer(Class<?> type) {
        return names.get(type);
    }

    private Source source(Class<?> type) {
        String importer = importer(type);
        String simple = importer.substring(PACKAGE.length() + 1);
        return new Source(
                path(importer),
                "package " + PACKAGE + ";\n\n"
                        + (mixIns.types().contains(type)
                                ? holder(simple, type)
                                : families.annotation(type, qualified.contains(type)) + "\ninterface " + simple
                                        + " {}\n"));
    }

    /** A class whose values are marshalled where they are held needs a class that holds one. */
    private static String holder(String name, Class<?> type) {
        return "@org.marshal4j.Marshal\npublic class " + name + " {\n    " + type.getCanonicalName() + " value;\n}\n";
    }

    private static String path(String name) {
        return name.replace('.', '/') + ".java";
    }
}
