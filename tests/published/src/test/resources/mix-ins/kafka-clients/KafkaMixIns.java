package imported;

import org.apache.kafka.common.utils.ImplicitLinkedHashCollection;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;

/** Topics, partitions and the like, which a hash table of the library links to each other. */
@MarshalImport(value = ImplicitLinkedHashCollection.class, elements = true)
interface KafkaCollections {}

/** The place of an element in its collection, which the collection sets. */
@MarshalImport(ImplicitLinkedHashCollection.Element.class)
interface KafkaElementMixIn {
    @Skip
    int prev = 0;

    @Skip
    int next = 0;
}
