/**
 * For users and tools: wire types, which say how one value is written, with their texts and visitors. Start with
 * {@link org.marshal4j.schema.wire.WireType}.
 *
 * <p>The canonical texts of wire types:
 *
 * <table>
 * <caption>wire types</caption>
 * <tr><th>text</th><th>bytes</th></tr>
 * <tr><td>{@code int8 int16 int32 int64 float32 float64 char16 bool}</td><td>little-endian, see
 * {@link PrimitiveKind}</td></tr>
 * <tr><td>{@code instant duration date time uuid} …</td><td>see {@link ValueKind}</td></tr>
 * <tr><td>{@code decimal bigint zoneddatetime stop64 stopfloat64} …</td><td>see {@link SpecialKind}</td></tr>
 * <tr><td>{@code text uri zone currency locale charset}</td><td>stop-bit count of bytes, UTF-8</td></tr>
 * <tr><td>{@code text[20]}</td><td>count of one byte (two above 254; all ones for null), 20 bytes</td></tr>
 * <tr><td>{@code oneof("BUY","SELL")}</td><td>index of one byte; 254 for null; 255 and a text</td></tr>
 * <tr><td>{@code enum com.acme.Side(BUY,SELL)}</td><td>stop-bit index</td></tr>
 * <tr><td>{@code dynamic}</td><td>stop-bit number of a {@link DynamicTag}, a value of the tag's wire type</td></tr>
 * <tr><td>{@code dynamic<0 com.acme.Leg,7 enum com.acme.Side(BUY,SELL)>}</td><td>the same; or 30, the stop-bit number
 * of a listed type, and a value of that type</td></tr>
 * <tr><td>{@code int32[]} (any primitive)</td><td>stop-bit count, elements</td></tr>
 * <tr><td>{@code int32[8]} (any primitive)</td><td>8 elements</td></tr>
 * <tr><td>{@code list<T>}</td><td>stop-bit count, elements of wire type T</td></tr>
 * <tr><td>{@code map<K,V>}</td><td>stop-bit count, then a key and a value alternately</td></tr>
 * <tr><td>{@code entry<K,V>}</td><td>a key and a value</td></tr>
 * <tr><td>{@code optional<T>}</td><td>1 for empty; 2 and the value</td></tr>
 * <tr><td>{@code com.acme.Leg}</td><td>the fields of that type, by its binary name</td></tr>
 * <tr><td>{@code framed com.acme.Leg}</td><td>the same for an evolvable type, whose count is −1 for null</td></tr>
 * <tr><td>{@code frame}</td><td>int32 count of the bytes of the fields up to the next {@code frame}</td></tr>
 * <tr><td>{@code family com.acme.Shape}</td><td>stop-bit type id, the fields of that type</td></tr>
 * <tr><td>{@code shared com.acme.Node}</td><td>stop-bit number; after a 1, the object</td></tr>
 * <tr><td>{@code custom com.acme.PriceMarshaller}</td><td>what that class writes</td></tr>
 * <tr><td>{@code int32 as int16be}</td><td>the value in the form of another library, see {@link EncodedForm}</td></tr>
 * <tr><td>{@code *}</td><td>only in an abstract class: a type that a subclass fixes</td></tr>
 * <tr><td>{@code custom[16] com.acme.PriceMarshaller}</td><td>16 bytes that the class writes</td></tr>
 * </table>
 *
 * {@code (max=20)} after a text, array, list or map limits its count. A {@code ?} at the end says that null is
 * possible. A type with a count, index or number has a special value for null. Any other has a presence byte (0 or 1)
 * before the value and, for null, zeros in place of a value of fixed size.
 */
@NullMarked
package org.marshal4j.schema.wire;

import org.jspecify.annotations.NullMarked;
