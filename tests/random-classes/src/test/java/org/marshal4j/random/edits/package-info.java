/** Random chains of edits of random classes: what each revision has written, all later ones read. */
package org.marshal4j.random.edits;
