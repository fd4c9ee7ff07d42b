package org.marshal4j.processor.emit;

import org.marshal4j.processor.model.Dto;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.text.TypeFileName;

/** The schema of a type as a resource file, for programs that have its bytes but not its class. */
public final class SchemaArtifact implements Artifact {

    private static final String FOLDER = "META-INF/marshal4j/";
    private static final String SUFFIX = ".schema";

    @Override
    public boolean concerns(Dto dto) {
        return true;
    }

    @Override
    public GeneratedFile emit(MarshallerModel model) {
        Schema schema = model.described();
        Dto dto = model.dto();
        // Several packages may import a class.
        String importer = dto.is(Dto.Trait.IMPORTED) ? "@" + dto.marshaller().packageName() : "";
        String name = schema.type() + importer;
        String file = TypeFileName.of(name, SUFFIX);
        // The Maven plugin looks for the whole name there.
        String comment = file.equals(name + SUFFIX) ? "" : "# " + name + "\n";
        return new GeneratedFile.Resource(
                FOLDER + file, comment + "wire " + LockFile.WIRE_VERSION + "\n\n" + schema.text());
    }
}
