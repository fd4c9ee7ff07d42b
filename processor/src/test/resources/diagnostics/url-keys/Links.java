import java.net.URL;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArraySet;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.runtime.jdk.UrlMarshaller;

@Marshal
class Links implements LinksMarshallable {
    @MarshalWith(UrlMarshaller.class) Set<URL> set; // MARSHAL171: Links.set hashes URLs, and Java looks up a host to compute the hash code of a URL, so reading would query a name server for each. Declare URI instead of URL, or use a List.
    @MarshalWith(UrlMarshaller.class) HashMap<URL, String> keys; // MARSHAL171: Links.keys hashes URLs
    @MarshalWith(UrlMarshaller.class) List<Set<List<URL>>> deep; // MARSHAL171: Links.deep hashes URLs
    @MarshalWith(UrlMarshaller.class) Set<Map.Entry<String, URL>> entries; // MARSHAL171: Links.entries hashes URLs
    @MarshalWith(UrlMarshaller.class) CopyOnWriteArraySet<URL> few; // MARSHAL171: Links.few hashes URLs
    @MarshalWith(UrlMarshaller.class) Map.Entry<URL, URL> entry;
    Set<Optional<Site>> sites; // MARSHAL171: Links.sites hashes Sites with a URL
    @MarshalWith(UrlMarshaller.class) List<URL> list;
    @MarshalWith(UrlMarshaller.class) Map<String, URL> values;
    @MarshalWith(UrlMarshaller.class) Queue<URL> queue;
    @MarshalWith(UrlMarshaller.class) TreeSet<URL> sorted;
    List<Site> all;
}

@Marshal
record Site(int rank, @MarshalWith(UrlMarshaller.class) Optional<URL> url, Set<Site> others) implements SiteMarshallable {} // MARSHAL171: Site.others
