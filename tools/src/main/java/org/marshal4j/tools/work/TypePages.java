package org.marshal4j.tools.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.module.CompiledModule;
import org.marshal4j.tools.page.Diagrams;
import org.marshal4j.tools.page.Message;
import org.marshal4j.tools.page.Pages;
import org.marshal4j.tools.page.TypeFacts;

/**
 * Writes a page for each type of a module, with a diagram of its bytes, how to read each field, a message, and its
 * history.
 *
 * @param module the module
 * @param jvms run its classes
 * @param teller takes where the pages are
 */
public record TypePages(CompiledModule module, ModuleJvms jvms, Teller teller) {
    /**
     * Writes the pages.
     *
     * @param folder where they go; it is created if need be
     * @throws IOException if a file cannot be read or written, or a JVM fails
     */
    public void write(Path folder) throws IOException {
        Map<String, Schema> forms = module.files().all();
        if (forms.isEmpty()) {
            teller.info("no types with @Marshal have been compiled here");
            return;
        }
        Schemas schemas = Schemas.of(forms.values());
        LockFile lock = module.lock();
        Map<String, TypesInJvm> asked = TypesInJvm.ask(jvms.with(module.classPath()), schemas.types());
        List<TypeFacts> types = new ArrayList<>();
        for (String type : schemas.types()) {
            Schema schema = schemas.apply(type);
            TypesInJvm inJvm = asked.getOrDefault(type, new TypesInJvm("", ""));
            types.add(new TypeFacts(
                    schema,
                    schemas,
                    inJvm.sizes(),
                    inJvm.layout(),
                    Message.of(schema, schemas, lock.schemaId(type)),
                    history(type, lock)));
        }
        write(types, Files.createDirectories(folder));
        teller.info(types.size() + " types: " + folder.resolve("index.html"));
    }

    private static List<String> history(String type, LockFile lock) {
        Stream<String> schemas = lock.entries().stream()
                .filter(entry -> entry.schema().type().equals(type))
                .map(entry -> "revision " + entry.from() + " to "
                        + entry.to().map(String::valueOf).orElse("now")
                        + reason(lock, entry.from()) + "\n"
                        + entry.text());
        return Stream.concat(ids(type, lock).stream(), schemas).toList();
    }

    private static Optional<String> ids(String type, LockFile lock) {
        return lock.head().ids().stream()
                .filter(id -> id.type().equals(type))
                .map(id -> "  " + SchemaId.text(id.id()) + " from revision " + id.revision() + "\n")
                .reduce(String::concat)
                .map(lines -> "schema ids\n" + lines);
    }

    private static String reason(LockFile lock, int revision) {
        String reason = lock.head().reasons().get(revision);
        return reason == null ? "" : " (" + reason + ")";
    }

    private void write(List<TypeFacts> types, Path folder) throws IOException {
        for (Pages pages : Pages.ALL) {
            Files.writeString(folder.resolve("index" + pages.suffix()), pages.index(module.title(), types));
            for (TypeFacts type : types) {
                Files.writeString(folder.resolve(type.file() + pages.suffix()), pages.type(type));
            }
        }
        for (TypeFacts type : types) {
            Files.writeString(folder.resolve(type.file() + ".svg"), Diagrams.of(type));
        }
    }
}
