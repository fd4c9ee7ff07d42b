/**
 * Objects in a grid of Hazelcast: {@link org.marshal4j.hazelcast.MarshallerSerializers} has Hazelcast serialize them with their marshallers.
 *
 * <pre>{@code
 * MarshallerSerializers.register(config.getSerializationConfig(), QuoteMarshaller.INSTANCE);
 * }</pre>
 */
@NullMarked
package org.marshal4j.hazelcast;

import org.jspecify.annotations.NullMarked;
