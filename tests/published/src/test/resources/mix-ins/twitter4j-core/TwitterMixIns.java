package imported;

import java.io.InputStream;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;
import twitter4j.HttpParameter;
import twitter4j.auth.BasicAuthorization;

/** The contents of the other two fields in the form of a header. */
@MarshalImport(BasicAuthorization.class)
abstract class BasicAuthorizationMixIn {
    @Skip
    String basic;
}

@MarshalImport(value = HttpParameter.class, dynamic = true)
abstract class HttpParameterMixIn {
    @Skip
    InputStream fileBody;
}
