package imported;

import java.io.File;
import org.apache.maven.model.Model;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;

/** Where the model was read from, on the disk of who read it. */
@MarshalImport(Model.class)
abstract class ModelMixIn {
    @Skip File pomFile;
}
