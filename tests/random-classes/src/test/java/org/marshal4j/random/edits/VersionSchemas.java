package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.marshal4j.schema.NoSource;
import org.marshal4j.schema.Schema;

/** The schemas of all types of a version, made without compiling anything, as a build accepts them. */
final class VersionSchemas extends NoSource {
    private final Version version;
    private final Map<String, Schema> schemas = new LinkedHashMap<>();

    private VersionSchemas(Version version) {
        this.version = version;
    }

    /** Returns the schemas by the binary names of their types. */
    static Map<String, Schema> of(Version version) {
        VersionSchemas made = new VersionSchemas(version);
        made.add(version.family());
        version.types().forEach(made::add);
        return made.schemas;
    }

    @Override
    public Schema find(String typeName) {
        return schemas.get(typeName);
    }

    private String binary(String name) {
        return version.packageName() + "." + name;
    }

    private void add(Family family) {
        SortedMap<Integer, String> members = new TreeMap<>();
        family.members().forEach((name, number) -> members.put(number, binary(name)));
        add(family.name(), Schema.of(binary(family.name()), this).asFamily(members));
    }

    private void add(EditedType type) {
        List<String> own = new ArrayList<>();
        int inherited = type.inherited().size();
        String base = type.classes().get(0);
        if (inherited > 0) {
            block(type, base, type.inherited(), own);
            add(base, Schema.of(binary(base), this, own.toArray(String[]::new)));
        }
        block(type, type.name(), type.fields().subList(inherited, type.fields().size()), own);
        Schema schema = Schema.of(binary(type.name()), this, own.toArray(String[]::new));
        add(type.name(), inherited > 0 ? schema.extending(new Schema.Inherited(binary(base), inherited)) : schema);
    }

    private void block(EditedType type, String name, List<EditedField> fields, List<String> to) {
        if (type.form().isEvolvable()) {
            to.add(name + " frame");
        }
        fields.forEach(field -> to.add(field.name() + " " + field.wireType(version)));
    }

    private void add(String name, Schema schema) {
        boolean hasId = version.hasIds() && version.mayHaveId(name);
        schemas.put(schema.type(), hasId ? schema.withSchemaId() : schema);
    }
}
