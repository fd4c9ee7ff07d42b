package imported;

import com.google.api.client.json.GenericJson;
import com.google.api.client.json.JsonFactory;
import com.google.api.client.util.ClassInfo;
import com.google.api.client.util.GenericData;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;

/** How a class is read from JSON, not what it holds. */
@MarshalImport(value = GenericData.class, dynamic = true)
abstract class GenericDataMixIn {
    @Skip ClassInfo classInfo;
}

@MarshalImport(GenericJson.class)
abstract class GenericJsonMixIn {
    @Skip JsonFactory jsonFactory;
}
