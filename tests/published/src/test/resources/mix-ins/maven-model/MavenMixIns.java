package imported;

import java.io.File;
import org.apache.maven.model.Model;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;

/** The file from which the model was read, on the disk of whoever read it. */
@MarshalImport(Model.class)
abstract class ModelMixIn {
    @Skip File pomFile;
}
