/** In unit tests every media file has this address. */
module.exports = '/media';
